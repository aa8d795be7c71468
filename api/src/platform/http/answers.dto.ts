/** Plain success of a write. */
export class DoneDto {
  success: boolean;
  message: string;
}

/** The answer of a write that only says it worked. */
export const done = (message: string): DoneDto => ({ success: true, message });
