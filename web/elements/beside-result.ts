// What stands beside the first result, and can come after it.
import './class-table.ts';
import './result-exports.ts';
import './rivals-panel.ts';
