import { YES_NO, YES_NO_LABELS } from './technical-vocabulary.ts'

// Parts that several technical facts share.

export const THIRD = { section: 'tecnica', width: 'third' } as const
export const HALF = { section: 'tecnica', width: 'half' } as const
export const WHOLE = { section: 'tecnica', width: 'whole' } as const
export const LENGTH = { kind: 'figure', unit: 'm', decimals: 2, form: THIRD, page: {}, export: {} } as const
export const AREA = { kind: 'figure', unit: 'm²', decimals: 2, form: THIRD, page: {}, export: {} } as const
export const COUNT = { kind: 'figure', unit: null, decimals: 0, form: THIRD, page: {}, export: {} } as const
export const MEASURE = 'additionalProperty'
export const CHOICE = { kind: 'choice', form: THIRD, page: {}, structuredData: MEASURE } as const
export const TEXT = { kind: 'text', page: {}, structuredData: MEASURE } as const
export const YES_OR_NO = { ...CHOICE, codes: YES_NO, labels: YES_NO_LABELS, export: { width: 9 } } as const
/** What visitors read of a day from which something is to be had, once it has come. */
export const AT_ONCE = 'Inmediata'
export const NAMES_THE_PLACE = 'Los visitantes lo leen y lo encuentran solo si la ubicación es exacta.'
