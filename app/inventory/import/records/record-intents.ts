/** Values of `intent` of the forms about the people and the contact of a file. */
export const RECORD_INTENTS = { invite: 'invite-imported', takeContact: 'use-imported-contact' } as const

/** Controls of the people's form: who is invited. */
export const RECORD_CONTROLS = { person: 'persona' } as const

/** The control with the role of a person of the file. */
export function roleControl(position: number): string {
  return `rol-${position}`
}
