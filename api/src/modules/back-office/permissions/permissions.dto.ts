import { ApiProperty } from '@nestjs/swagger';
import { rightNames, type Right, type StaffRole } from '@shop/shop-rules';
import { ArrayUnique, IsIn, IsInt, Min } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';

const names = rightNames();
const RightsOfRole = (): PropertyDecorator => (target, key) => {
  ApiProperty({ enum: names, enumName: 'Right', isArray: true })(target, key);
  IsIn(names, { each: true })(target, key);
  ArrayUnique()(target, key);
};

/** The rights of every role of the dashboard. */
export class PermissionsDto implements Record<StaffRole, Right[]> {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) version: number;
  @RightsOfRole() admin: Right[];
  @RightsOfRole() ops: Right[];
  /** Vendors always see and change only their own rows. */
  @RightsOfRole() vendor: Right[];
}

export class PermissionsWrittenDto extends DoneDto {
  permissions: PermissionsDto;
}
