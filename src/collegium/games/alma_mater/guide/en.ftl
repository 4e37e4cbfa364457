# Notes of the guided first game: what, why, and why not the other thing; at most 45 words in all.

note-campus = Send a master to this row of the campus.
note-campus-why = An empty space takes one of your { $masters } masters. Here you win a student for your lecture hall.
note-campus-not = **Why not print first?** Your books are just enough now. And an occupied space costs more masters.

note-colour = Pay with this book.
note-colour-why = A law student costs textbooks of three colours: yours, and two from other universities. That is why everybody trades.
note-colour-not = **Why not the other one?** It makes no difference: you need both.

note-press = Send a master to your printing press.
note-press-why = Up to { $most } textbooks of your own colour, at { $price } ducat each. Others need your colour too.
note-press-not = **Why not recruit again?** Your storage holds no textbook any more. First print, then trade, then recruit.

note-print = Print { $count } textbooks.
note-print-why = You have { $ducats } ducats. These books serve twice: some to sell, some to pay the next student.
note-print-not = **Why not all you may?** You need ducats for research and for other colours.

note-shelve = Put { $count } on display, { $rest } in storage.
note-shelve-why = On display they can be bought: you earn ducats. What stays there brings { $income } ducat a round.
note-shelve-not = **Why not keep them all?** A full storage earns nothing, and the next student needs few of your own colour.

note-climb = Take the research step.
note-climb-why = The press gave it to you; { $cost }, and you reach a milestone, which pays a part back.
note-climb-not = **Why not save the ducats?** An unused step is lost. And who leads in research has the best reputed books.

note-buy = Send a master to the colloquium.
note-buy-why = It is always open. Here you buy books that others print: from their display, and they are paid.
note-buy-not = **Why not the antiquarian?** A single textbook, and no points. Here there is more to get.

note-whose = Buy from this display.
note-whose-why = This university has just filled it. You will pay the next student in its colour.
note-whose-not = **Why not dictionaries?** You have enough for now; the student in mind wants many books of one colour.

note-two = Buy { $count } for { $ducats }.
note-two-why = Two books of one colour, at once. And your chancellor rewards trade: watch what comes when others buy from you.
note-two-not = **Why not one?** Students ask for several of the same colour.

note-points = Take the { $points } points of this shelf.
note-points-why = Whoever buys from fresh shelves takes the points of one of them. Then it is turned over.
note-points-not = **Why not the other shelf?** It gives fewer. Early buyers have the choice.

note-campus-2 = Send your last master to this row.
note-campus-2-why = Your storage is too full: at the end of the round only { $room } books may stay. Spend them on a student.
note-campus-2-not = **Why not pass?** Then you would throw good books away.

note-dean = Recruit the { student-dean }.
note-dean-why = Mathematics: { $same } books of one colour, { $other } of another and { $dictionaries } dictionaries. You have that. At the end a point per student.
note-dean-not = **Why not the { student-trader }?** Cheaper, but books would be left over and lost.
