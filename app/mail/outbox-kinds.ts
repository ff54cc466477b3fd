/**
 * The kinds of deliveries, as they are stored; they never change. `travels`: whether a backup has the pending ones. A new
 * kind stays out, because its link or its author's rights may have ended when the backup is restored.
 */
export const OUTBOX_KINDS = {
  'contact-mail': { travels: true },
  'contact-forward': { travels: true },
  'password-reset': { travels: false },
  'second-factor-lock': { travels: true },
  invitation: { travels: false },
  'visit-calendar': { travels: false },
} as const satisfies Record<string, { travels: boolean }>

export type OutboxKind = keyof typeof OUTBOX_KINDS

/** Whether a backup has a pending delivery of a stored kind. */
export function travels(kind: unknown): boolean {
  return typeof kind === 'string' && Object.hasOwn(OUTBOX_KINDS, kind) && OUTBOX_KINDS[kind as OutboxKind].travels
}
