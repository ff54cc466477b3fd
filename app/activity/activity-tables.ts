import type { Generated } from 'kysely'
import type { ActivityAction, ActivityType } from './activity-actions.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    activityLogs: ActivityLogsTable
  }
}

type ActivityLogsTable = {
  id: string
  action: ActivityAction
  propertyId: string | null
  propertyTitle: string
  /** The ID that it had then (`propertyCode`); null where the entry is about no property. */
  propertyCode: string | null
  userId: string | null
  userName: string | null
  timestamp: string
  details: string | null
  /** What its search looks through (`logText`). */
  searchText: Generated<string>
  type: ActivityType
}
