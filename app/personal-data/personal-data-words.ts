export const NOT_CONFIRMED = 'Para borrar, escribe BORRAR en la casilla. No se borró nada.'
/** What a person types to confirm. */
export const CONFIRMATION = 'BORRAR'

/** Values of `intent`, and the names of the controls. */
export const PERSON_INTENTS = { review: 'review', erase: 'erase' } as const
export const CHOOSE_ALL_PARAM = 'elegir'
export const PERSON_CONTROLS = { record: 'registro', text: 'texto', seen: 'visto', confirmation: 'confirmar' } as const

/** 'Propietarios: 1, Mensajes de contacto: 3'. */
export function countsText(counts: readonly (readonly [label: string, count: number])[]): string {
  return counts.map(([label, count]) => `${label}: ${count}`).join(', ')
}
