import type { Generated } from 'kysely'

declare module '#app/db/schema.ts' {
  interface Schema {
    asesorCards: AsesorCardsTable
    asesorPhotos: AsesorPhotosTable
  }
}

/** The public card of an account. */
type AsesorCardsTable = {
  userId: string
  name: string
  position: string | null
  hours: string | null
  /** '+528112345678'; a number of another country as it was typed. */
  whatsapp: string | null
  /** 0 or 1: whether the properties that name this person show the card. */
  isShown: Generated<number>
  updatedAt: string
}

type AsesorPhotosTable = { userId: string; photoId: string }
