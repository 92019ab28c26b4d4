// What stands beside the first result, and can come after it.
import '../matrix/class-table.ts';
import '../export/result-exports.ts';
import '../matrix/rivals-panel.ts';
