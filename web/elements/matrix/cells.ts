import type { Cells } from '../../core/types/formula.ts';

/** True if the region of the matrix contains the cell. */
export function contains(cells: Cells, row: number, column: number): boolean {
  switch (cells.region) {
    case 'cell':
      return row === cells.row && column === cells.column;
    case 'row':
      return row === cells.row;
    case 'column':
      return column === cells.column;
    case 'row-others':
      return row === cells.row && column !== cells.row;
    case 'column-others':
      return column === cells.column && row !== cells.column;
    case 'others':
      return row !== cells.row && column !== cells.column;
    case 'all':
      return true;
    case 'diagonal':
      return row === column;
    case 'off-diagonal':
      return row !== column;
    case 'near-diagonal':
      return Math.abs(row - column) <= 1;
    case 'below-right':
      return row > cells.row! && column > cells.column!;
    case 'below-left':
      return row > cells.row! && column < cells.column!;
  }
}

/** Cell kinds of one class against the rest. */
export type Region = 'TP' | 'FN' | 'FP' | 'TN';

export function regionOf(chosenClass: number, row: number, column: number): Region {
  if (row === chosenClass) return column === chosenClass ? 'TP' : 'FN';
  return column === chosenClass ? 'FP' : 'TN';
}
