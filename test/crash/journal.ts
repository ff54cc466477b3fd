/** What people asked of a server that may be killed at any instant, and what it told them it had done. */
export type Journal = {
  /** Titles of the properties that were saved, with the photo that went along. */
  saved: { title: string; hasPhoto: boolean }[]
  /** Keys of the photos that were taken. */
  uploaded: string[]
  /** Texts of the messages that were received. */
  received: string[]
  /** One property that is edited again and again: what it was last known to say, and what it may say instead. */
  edited: { id: string; version: number; said: string | null; asked: string | null }
}

/** How many changes were acknowledged. */
export function acknowledged({ saved, uploaded, received, edited }: Journal): number {
  return saved.length + uploaded.length + received.length + edited.version - 1
}
