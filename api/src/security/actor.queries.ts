import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffType } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';

export interface ActorRow {
  id: number;
  name: string;
  email: string;
  username: string;
  type?: StaffType;
}

const CUSTOMER = `
  select u.id, u.name, u.email, u.username
  from sessions s join users u on u.id = s.actor_id
  where s.id = $1 and s.actor_id = $2 and s.actor_kind = 'customer' and s.expires_at > now()`;
const STAFF = `
  select a.id, a.name, coalesce(a.email, '') as email, a.username, a.type
  from sessions s join staff a on a.id = s.actor_id
  where s.id = $1 and s.actor_id = $2 and s.actor_kind = 'staff' and s.expires_at > now()`;

/** Session and account in one look-up, once per guarded request. */
@Injectable()
export class ActorQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async ofSession(
    kind: 'customer' | 'staff',
    sessionId: string,
    actorId: number,
  ): Promise<ActorRow | undefined> {
    const rows: ActorRow[] = await this.db.query(kind === 'customer' ? CUSTOMER : STAFF, [
      sessionId,
      actorId,
    ]);
    return rows[0];
  }
}
