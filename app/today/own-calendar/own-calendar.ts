/** Where calendars ask for a person's entries. The secret is a parameter, because logs have paths without parameters. */
export const CALENDAR_PATH = '/calendario.ics'
export const SECRET_PARAM = 'clave'

/** Values of `intent` of the forms of the own calendar. */
export const CALENDAR_INTENTS = { renew: 'renew-calendar', off: 'turn-calendar-off' } as const
