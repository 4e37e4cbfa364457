# Notes of the guided first game: what, why, and why not the other thing; at most 45 words in all.

note-pick = Pick the { $role }.
note-pick-why = Every Specialist collects one colour. Yours takes **{ $type }** out of the pool that everybody shares.
note-pick-not = **Why not another?** All four are equally strong. What counts is that your team will have several colours.

note-raise = Raise one role by two.
note-raise-why = Before you collect you may improve your team. At level zero nobody can collect alone or carry a crew.
note-raise-not = **Why not raise two roles by one?** One good card is enough: in a crew it pulls a beginner along.

note-wizard = Raise your { role-data_wizard }.
note-wizard-why = The higher its level, the more **{ resource-data }** it can take from this well.
note-wizard-not = **Why not the other card?** The well of { resource-citizen } is just as full. But a rival fishes there too; look at the teams.

note-crew = Gather a crew.
note-crew-why = Your Discovery Driver leads several cards at once, and each of them brings a bonus on top.
note-crew-not = **Why not collect alone?** Then your card takes as many as its level, and not one more.

note-lead = Invite your { $card }.
note-lead-why = The levels in the crew must add up to your Driver's, which is { $driver }. This card does that alone.
note-lead-not = **Why not the beginner first?** You may; the order does not matter. The sum does.

note-beginner = Invite your { $card } as well.
note-beginner-why = A collector takes { $bonus } as a bonus even at level zero: one more credit, for nothing.
note-beginner-not = **Why not finish the crew now?** Who stays at home brings nothing. Take everybody whose colour is left.

note-hire = Hire the top card of the deck.
note-hire-why = A new card brings { $bonus } more in every crew from now on.
note-hire-not = **Why not raise your Driver?** The crew's levels would no longer reach it, and you could gather none this turn.

note-crew-2 = Gather a crew again.
note-crew-2-why = Three cards now work for you: what the Driver leads, plus a bonus for each of them.
note-crew-2-not = **Why not wait?** The pool is open to all. What you leave, your rivals take before it is your turn again.

note-lead-2 = Invite your { $card }.
note-lead-2-why = It still reaches the Driver's { $driver } on its own, so the two beginners can come along.
note-lead-2-not = **Why not leave it out?** Without its level the crew could not be completed at all.

note-second = Invite your { $card }.
note-second-why = Another colour: its bonus comes from a well that the Wizards do not touch.
note-second-not = **Why not two Wizards only?** They empty the same well. Several colours last longer.

note-third = Invite the new { $card }.
note-third-why = { $data } { resource-data } are left, enough for the base and both Wizards' bonuses.
note-third-not = **Why not spare the well?** Credits in your hand count. You will see in a moment what an empty well is good for.

note-raise-2 = Raise one role by two.
note-raise-2-why = Now prepare the next round: more levels in the team, so that the Driver can rise too.
note-raise-2-not = **Why not hire again?** Soon the Driver wants levels. A team of beginners alone cannot follow it.

note-guru = Raise the { role-engagement_guru }.
note-guru-why = Your levels together then outgrow the Driver's { $driver }: next time you can raise that.
note-guru-not = **Why not the Wizard?** Two strong colours are worth more than one very strong one; wells run dry.

note-alone = Collect alone.
note-alone-why = Your Wizard takes the last { $data } { resource-data }. Then { $types } types are empty, and the round ends at once.
note-alone-not = **Why not a crew?** It could take no more than this. And so your rivals get no further turn to catch up.
