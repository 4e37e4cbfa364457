rules-changed-2-behind = Only universities on a lower level of the research track now count as behind. Before, a marker below yours on the same level counted too.
rules-changed-2-free-professor = Nobody pays ducats any more for a professor whom somebody recruited free. Before, the first one who had to pay books for the professor paid ducats too.
