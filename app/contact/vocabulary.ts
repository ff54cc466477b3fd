/** Where a visitor's message stands with the staff. */
export const MESSAGE_STATES = ['nuevo', 'leido', 'respondido', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
