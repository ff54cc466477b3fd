import { AGENCY_DATA } from './kinds/agency-data.server.ts'
import { FILE_DATA, NOTE_DATA } from './kinds/dossier-data.server.ts'
import { INVITATION_DATA } from './kinds/invitation-data.server.ts'
import { JOB_DATA } from './kinds/job-data.server.ts'
import { LEAD_DATA, LEAD_NOTE_DATA } from './kinds/lead-data.server.ts'
import { LEAD_TEXT_DATA } from './kinds/lead-text-data.server.ts'
import { LIST_DATA } from './kinds/list-data.server.ts'
import { MAIL_DATA } from './kinds/mail-data.server.ts'
import { MEMBER_DATA } from './kinds/member-data.server.ts'
import { MESSAGE_DATA, MESSAGE_TEXT_DATA } from './kinds/message-data.server.ts'
import { OWNER_DATA } from './kinds/owner-data.server.ts'
import { COMPLEX_TEXT_DATA, PROPERTY_TEXT_DATA } from './kinds/text-data.server.ts'
import { VISIT_TEXT_DATA } from './kinds/visit-data.server.ts'
import type { PersonKind } from './person/person-kind.server.ts'

/**
 * Every kind of data about people, in the order in which it is shown and erased (docs/security.md). A new kind is one entry
 * here. Records about a person come first, then what names somebody.
 */
export const PERSON_KINDS: readonly PersonKind[] = [
  MESSAGE_DATA,
  OWNER_DATA,
  LEAD_DATA,
  MEMBER_DATA,
  INVITATION_DATA,
  MESSAGE_TEXT_DATA,
  LEAD_TEXT_DATA,
  LEAD_NOTE_DATA,
  VISIT_TEXT_DATA,
  NOTE_DATA,
  FILE_DATA,
  PROPERTY_TEXT_DATA,
  COMPLEX_TEXT_DATA,
  AGENCY_DATA,
  LIST_DATA,
  JOB_DATA,
  MAIL_DATA,
]
