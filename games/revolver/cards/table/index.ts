/** Cards that lie beside the row. */

import { derailTheTrain } from './derail-the-train.ts';
import { mexicanBorder } from './mexican-border.ts';

export const table = [mexicanBorder, derailTheTrain] as const;
