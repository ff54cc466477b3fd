import { type Phrase, type Words, ended } from './phrase.ts'

// Phrases of more than one type of property.

export function power(words: Words): Phrase {
  const voltage = words.with('voltage', (text) => ` a ${text}`) ?? ''
  return words.with('power', (text) => `${text} de energía eléctrica${voltage}`)
}

const WATER: Readonly<Record<string, string>> = {
  red: 'agua de la red',
  pozo: 'pozo propio',
  cisterna: 'cisterna',
  pipa: 'agua por pipas',
}

export function water(words: Words): Phrase {
  return WATER[words.codeOf('waterSupply') ?? ''] ?? null
}

export function parking(words: Words): Phrase {
  const ratio = words.with('parkingRatio', (text) => ` (uno por cada ${text})`) ?? ''
  const spaces = words.count('parkingSpaces', 'cajón de estacionamiento', 'cajones de estacionamiento')
  return spaces && spaces + ratio
}

export function certifications(words: Words): Phrase {
  return words.with('certifications', (text) => ended(`Certificaciones: ${text}`))
}
