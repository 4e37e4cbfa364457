rules-changed-2-behind = Since version 2 only universities on a lower level of the research track count as behind. Before, one lower on the same level counted too.
rules-changed-2-free-professor = Since version 2 nobody pays ducats for a professor whom somebody recruited free before. Before, whoever first paid for him paid ducats too.
