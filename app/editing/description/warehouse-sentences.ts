import { type Phrase, type Words, listed, lowerFirst, sentence } from './phrase.ts'
import { certifications, parking, power, water } from './shared-phrases.ts'

export function warehouseSentences(words: Words): Phrase[] {
  return [
    sentence('Tiene', [
      words.with('clearHeight', (text) => `${text} de altura libre`),
      docks(words),
      words.count('ramps', 'rampa a nivel de piso', 'rampas a nivel de piso'),
      words.with('yardDepth', (text) => `patio de maniobras de ${text}`),
      words.count('trailerSpaces', 'cajón de tráiler', 'cajones de tráiler'),
      words.with('craneCapacity', (text) => `grúa de ${text}`),
    ]),
    sentence('', [
      words.with('floorLoad', (text) => `el piso resiste ${text}`),
      sides('los claros son de', words.textOf('bayWidth'), words.textOf('bayDepth')),
    ]),
    sentence('Cuenta con', [
      power(words),
      fireProtection(words),
      water(words),
      words.if('gas', 'gas'),
      words.if('fiber', 'fibra óptica'),
      words.if('railSpur', 'espuela de ferrocarril'),
    ]),
    sentence('Incluye', [words.with('officeArea', (text) => `${text} de oficinas`), parking(words)]),
    sentence('', [
      words.with('divisibleFrom', (text) => `se divide desde ${text}`),
      words.with('expandableTo', (text) => `se puede ampliar a ${text}`),
    ]),
    certifications(words),
    construction(words),
  ]
}

function docks(words: Words): Phrase {
  const text = words.count('docks', 'andén', 'andenes')
  const levelers = words.count('levelers', 'nivelador', 'niveladores')
  return text && levelers ? `${text} con ${levelers}` : (text ?? levelers)
}

function fireProtection(words: Words): Phrase {
  const code = words.codeOf('fireProtection')
  if (code === 'hidrantes') return 'hidrantes contra incendio'
  const kind = words.with('sprinklerType', (text) => ` (${lowerFirst(text)})`) ?? ''
  return code === 'rociadores' ? `rociadores contra incendio${kind}` : null
}

function construction(words: Words): Phrase {
  const delivery = words.with('deliveryDate', (text) =>
    text === 'Inmediata' ? 'la entrega es inmediata' : `se entrega el ${text}`,
  )
  const code = words.codeOf('construction')
  const work = code === 'a_la_medida' ? 'se construye a la medida' : code === 'en_obra' ? 'está en obra' : null
  return sentence('', [work, delivery])
}

function sides(start: string, one: Phrase, other: Phrase): Phrase {
  const measures = one && other ? `${one} por ${other}` : listed([one, other])
  return measures && `${start} ${measures}`
}
