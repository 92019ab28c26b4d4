import type { ToolbarTexts } from '../en/toolbar.ts';

export const toolbar: ToolbarTexts = {
  label: 'Herramientas',
  undo: 'Deshacer',
  undoHint: 'Deshacer el último cambio de los datos (Ctrl+Z)',
  share: 'Compartir',
  embed: 'Insertar',
  needsText: 'No con datos que se quedan en su archivo',
  dismiss: 'Cerrar este mensaje',
};
