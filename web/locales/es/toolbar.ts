import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Herramientas',
  undo: 'Deshacer',
  undoHint: 'Deshacer el último cambio de los datos (Ctrl+Z)',
  share: 'Compartir',
  dismiss: 'Cerrar este mensaje',
};
