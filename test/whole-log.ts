import { parseActivityQuery } from '#app/activity/activity-query.ts'

/** The first page of the whole log. */
export const WHOLE_LOG = parseActivityQuery(new URLSearchParams())
