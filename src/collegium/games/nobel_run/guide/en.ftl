# Notes of the guided first game: what, why, and why not the other thing; at most 45 words in all.

note-local = Use the { $card } for money.
note-local-why = It brings { $amount }. The **{ card-postdoc }** on the wall costs { $price }: your five cards together make just that.
note-local-not = **Why not effort?** Of that it makes less, and she is paid in money alone.

note-predoc = Use the { $card } for money.
note-predoc-why = A card makes one thing a turn, and you choose which. Now it adds { $amount } to your purse.
note-predoc-not = **Why not its effort?** It would make more, but nothing you buy today costs effort.

note-research = Use { $card } for money, too.
note-research-why = You have { $money }. What you make this turn lies in one purse and pays for anything on the wall.
note-research-not = **Why not data?** Data buys papers, later. Unspent, it is lost when your turn ends.

note-work = Use a { $card }.
note-work-why = Most cards of your first deck are like this one. It makes little, but today every bit counts.
note-work-not = **Why not publish it?** That slims your deck. Do it when you can spare one: next turn.

note-work-again = Use the other { $card }.
note-work-again-why = You have { $money }; with this you reach { $price }, the price to the last coin.
note-work-again-not = **Why not buy something cheaper now?** Money cannot be saved up: a full purse wants the best card it can pay.

note-postdoc = Buy the { $card }.
note-postdoc-why = She goes to your discard pile and returns when it is shuffled. Each time she makes { $effort } effort, or data.
note-postdoc-not = **Why not a Predoc for { $cheap }?** In a small deck you meet each card often: one strong card beats a weak one.

note-slim = Publish a { $card }.
note-slim-why = It hangs on your CV, without prestige, and leaves your deck for good. From now on you draw better cards.
note-slim-not = **Why not use it?** The others pay the { $price } for what you want. You may publish once a turn.

note-local-2 = Use the { $card } for money.
note-local-2-why = A second **{ card-predoc }** costs { $price }. This is the first half.
note-local-2-not = **Why not publish it for prestige?** Then it would never earn again. Early on, cards that earn are worth more than points.

note-work-2 = Use a { $card } for money.
note-work-2-why = You have { $money }. Two of these make up the rest.
note-work-2-not = **Why not effort?** You could reach no card that costs effort alone this turn.

note-work-3 = Use one more.
note-work-3-why = Now the { card-predoc }'s lamp goes on: whatever is lit on the wall, you can pay.
note-work-3-not = **Why not the open card on the deck?** It costs a card from your hand besides.

note-student = Buy the { $card }.
note-student-why = Papers cost effort, and this card makes { $effort } of it. Your deck now turns from money to research.
note-student-not = **Why not an attack card?** They slow a rival. First build what makes you fast.

note-end = End your turn.
note-end-why = One { card-work } is left, and alone it buys nothing. Used cards go to your discard pile.
note-end-not = **Why not use it first?** What it makes would be lost at once: nothing stays in the purse.

note-drop = Discard the whole hand.
note-drop-why = You draw until you hold { $hand } again. What you throw away now makes room for something better.
note-drop-not = **Why not keep it?** Keep a card that waits for a moment, such as an attack. This one does not.

note-data = Use { $card } for data.
note-data-why = Look at **{ card-q2 }**: a paper worth { $prestige } prestige at once. It costs effort and data, and data is scarce.
note-data-not = **Why not money?** People bring you on; papers bring you home. Today you can pay one.

note-data-2 = Use the { $card } for data as well.
note-data-2-why = The paper wants { $wants } data, and only these two cards make any.
note-data-2-not = **Why not { $effort } effort?** Then { card-q3 }, worth less, is the best you could pay. Count the price first, then play your cards.

note-effort = Use the { $card } for effort.
note-effort-why = That is why you bought one: { $amount } from a single card.
note-effort-not = **Why not publish it?** A point now, and a worse hand in every turn to come.

note-effort-2 = Use a { $card } for effort.
note-effort-2-why = You have { $effort } effort, and the paper still wants more.
note-effort-2-not = **Why not money?** No purchase this turn needs any. Watch the price on the card: it says what to make.

note-effort-3 = Use the last { $card } for effort.
note-effort-3-why = Five cards, one paper: nothing is left over, nothing is lost.
note-effort-3-not = **Why not publish it and stop?** Then the paper would wait, and a rival might take it.

note-paper = Buy { $card }.
note-paper-why = Papers hang on your CV at once: { $gain } prestige. Who reaches { $goal } starts the last round.
note-paper-not = **Why not wait for a better one?** Points on your CV are safe. Cards on the wall belong to whoever pays first.
