/** States of a contact message. */
export const MESSAGE_STATES = ['nuevo', 'leido', 'respondido', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
