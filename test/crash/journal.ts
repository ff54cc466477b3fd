/** The changes that people sent to a server that may be killed at any instant, and those that it acknowledged. */
export type Journal = {
  /** Titles of the saved properties, and whether they have a photo. */
  saved: { title: string; hasPhoto: boolean }[]
  /** Keys of the uploaded photos. */
  uploaded: string[]
  /** Texts of the received messages. */
  received: string[]
  /** A property that is edited again and again: its last acknowledged title, and the title of the pending edit. */
  edited: { id: string; version: number; said: string | null; asked: string | null }
}

/** The number of acknowledged changes. */
export function acknowledged({ saved, uploaded, received, edited }: Journal): number {
  return saved.length + uploaded.length + received.length + edited.version - 1
}
