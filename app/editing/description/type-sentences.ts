import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { type Phrase, type Words, ended, lowerFirst, sentence } from './phrase.ts'
import { certifications, parking, power, water } from './shared-phrases.ts'
import { warehouseSentences } from './warehouse-sentences.ts'

/** What a description says of each type after its first sentence, in this order. */
export const TYPE_SENTENCES: Record<PropertyType, (words: Words) => Phrase[]> = {
  bodega: warehouseSentences,
  oficina: office,
  local: shop,
  terreno: land,
  casa: home,
  departamento: home,
}

function office(words: Words): Phrase[] {
  return [
    sentence('El edificio tiene', [
      words.count('floors', 'nivel', 'niveles'),
      words.count('elevators', 'elevador', 'elevadores'),
      words.with('floorPlate', (text) => `planta tipo de ${text}`),
    ]),
    sentence('Tiene', [
      words.with('capacity', (text) => `espacio para ${text} personas`),
      words.with('clearHeight', (text) => `${text} de altura libre`),
      words.with('terraceArea', (text) => `terraza de ${text}`),
      parking(words),
    ]),
    sentence('Cuenta con', [words.if('backupPower', 'planta de luz'), words.if('fiber', 'fibra óptica')]),
    handover(words),
    words.with('divisibleFrom', (text) => `Se divide desde ${text}.`),
    certifications(words),
  ]
}

function shop(words: Words): Phrase[] {
  return [
    sentence('Tiene', [
      words.with('frontage', (text) => `${text} de frente`),
      words.with('depth', (text) => `${text} de fondo`),
      words.with('clearHeight', (text) => `${text} de altura libre`),
      words.if('doubleHeight', 'doble altura'),
      words.with('terraceArea', (text) => `terraza de ${text}`),
      parking(words),
    ]),
    sentence('Cuenta con', [
      power(words),
      water(words),
      words.if('gas', 'gas'),
      words.if('fiber', 'fibra óptica'),
      words.if('extraction', 'extracción'),
      words.if('greaseTrap', 'trampa de grasa'),
      words.codeOf('signage') === 'no' ? null : words.with('signage', (text) => `anuncio ${lowerFirst(text)}`),
    ]),
    words.with('anchorStore', (text) => ended(`La tienda ancla es ${text}`)),
    handover(words),
    words.with('divisibleFrom', (text) => `Se divide desde ${text}.`),
    words.with('allowedUses', (text) => ended(`Giros permitidos: ${lowerFirst(text)}`)),
    words.with('forbiddenUses', (text) => ended(`Giros no permitidos: ${lowerFirst(text)}`)),
  ]
}

function land(words: Words): Phrase[] {
  return [
    ownSides('Mide', words),
    sentence('Tiene', [
      words.textOf('fronts') === '1' ? null : words.count('fronts', 'frente', 'frentes'),
      words.with('topography', (text) => `topografía ${text === 'Plano' ? 'plana' : `de ${lowerFirst(text)}`}`),
    ]),
    sentence('A pie de lote hay', [
      words.if('waterAtLot', 'agua'),
      words.if('sewerAtLot', 'drenaje'),
      words.if('electricityAtLot', 'luz'),
      words.if('gas', 'gas'),
    ]),
    sentence('Se puede construir con', [
      words.with('occupation', (text) => `COS de ${text}`),
      words.with('utilization', (text) => `CUS de ${text}`),
      words.with('absorption', (text) => `CAS de ${text}`),
      words.with('density', (text) => `densidad de ${text}`),
    ]),
    words.with('utilityPermits', (text) => ended(`Factibilidades: ${lowerFirst(text)}`)),
  ]
}

function home(words: Words): Phrase[] {
  return [
    sentence('Tiene', [
      words.count('bedrooms', 'recámara', 'recámaras'),
      words.count('bathrooms', 'baño', 'baños'),
      words.count('floors', 'nivel', 'niveles'),
      words.with('terraceArea', (text) => `terraza de ${text}`),
      parking(words),
    ]),
    sentence('', [
      words.textOf('constructionArea') === words.textOf('area')
        ? null
        : words.with('constructionArea', (text) => `la construcción es de ${text}`),
      words.with('lotSize', (text) => `el terreno es de ${text}`),
    ]),
    ownSides('El terreno mide', words),
  ]
}

/** The state in which premises are handed over. */
function handover(words: Words): Phrase {
  return words.with('fitOut', (text) => `Se entrega ${lowerFirst(text)}.`)
}

function ownSides(start: string, words: Words): Phrase {
  const [front, depth] = [words.textOf('frontage'), words.textOf('depth')]
  if (front && depth) return `${start} ${front} de frente por ${depth} de fondo.`
  return sentence(start, [front && `${front} de frente`, depth && `${depth} de fondo`])
}
