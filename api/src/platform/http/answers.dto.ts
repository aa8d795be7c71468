import { ApiProperty } from '@nestjs/swagger';
import { Message, say, type PlainId } from '../i18n/message.js';

/** Plain success of a write. */
export class DoneDto {
  success: boolean;
  @ApiProperty({ type: String }) message: Message;
}

/** The answer of a write that only says it worked. */
export const done = (message: PlainId | Message): DoneDto => ({
  success: true,
  message: message instanceof Message ? message : say(message),
});
