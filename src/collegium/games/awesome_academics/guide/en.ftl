# Notes of the guided first game: what, why, and why not the other thing; at most 45 words in all.

note-first = Take this researcher.
note-first-why = She knows Linguistics and Information, and many projects need just these. One researcher, two tracks.
note-first-not = **Why not another pair?** That works as well. What matters is that the pair and your project fit.

note-project = Buy this project for { $price } euros.
note-project-why = It needs { $months }: your disciplines. Completed, it brings { $points } reputation, and reputation wins.
note-project-not = **Why not one with Culture?** Nobody in your group knows that yet.

note-student = Welcome the student.
note-student-why = Your first project of a turn brings a PhD Student for nothing: one Month of work a turn, in any discipline.
note-student-not = **Why not say no?** Only if salaries would ruin you later. A beginner costs nothing yet.

note-enough = Pass: one project is enough.
note-enough-why = Every project must get some work every turn. One that nobody touches is cancelled.
note-enough-not = **Why not a second one?** With so few people it would slow down the first. A cancelled project costs { $lost } reputation.

note-pay = Pay all salaries.
note-pay-why = You have { $money } euros. Who is paid stays, and works; salaries grow with experience.
note-pay-not = **Why not let her go?** You would save a little and lose everything she has learnt.

note-ling = Let her work in { $discipline }.
note-ling-why = Click her, then choose the discipline. A track that works rises a level: next turn it gives { $grown } Months.
note-ling-not = **Why not a consultant?** They cost money and learn nothing.

note-info = Now her other track.
note-info-why = { $discipline }: the same researcher works with both tracks in one turn, and both rise.
note-info-not = **Why not spare it?** In the basic game a track left idle gives nothing, now or later.

note-phd = Let the student work.
note-phd-why = One Month in whichever discipline the project still needs: you choose in the next step.
note-phd-not = **Why not send the student home?** Each Month also brings a token, and tokens make a researcher.

note-token = Choose { $discipline }.
note-token-why = That is where the project lacks most. With { $tokens } tokens the student graduates and can become a researcher of yours.
note-token-not = **Why not the other discipline?** Next turn your researcher alone can finish that one.

note-stop = End your research.
note-stop-why = Everybody has worked. The project has moved, so it is safe.
note-stop-not = **Why not a consultant for { $fee } euros?** One Month would not finish it. Next turn your people can do more: keep the money for their salaries.

note-pass = Pass this time.
note-pass-why = All projects on offer are mostly Culture. And this turn your people have their hands full: they can finish.
note-pass-not = **Why not buy one anyway?** It must be worked on this very turn, or it is cancelled.

note-pay-2 = Pay the salaries again.
note-pay-2-why = They cost more now: your researcher has grown. In return her tracks give more.
note-pay-2-not = **Why not let the student go?** A token would be lost, and today every Month counts.

note-ling-2 = Let her work in { $discipline }.
note-ling-2-why = { $months } at once, more than last turn. A track always works as one block on one project.
note-ling-2-not = **Why not the student first?** Count what is missing: her block fits here whole, and the student closes the gap.

note-info-2 = Now { $discipline }.
note-info-2-why = More than the project lacks, so a part is lost. Never mind: this discipline is done, and the track rises.
note-info-2-not = **Why not let the student do it?** The student is needed for the other one.

note-phd-2 = Let the student close the gap.
note-phd-2-why = One Month is missing, and this is it. The project is then complete: { $euros } euros and reputation.
note-phd-2-not = **Why not a consultant?** The student works for nothing extra and gains a token.

note-point = Take reputation here.
note-point-why = A completed project brings { $points } points of reputation in its own disciplines, and you share them out.
note-point-not = **Why not all in one?** In the basic game only the sum counts; the standard game rewards one strong discipline.
