import type { FILTERS_BY_TYPE } from './filters-by-type.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { AMOUNT, LEAST, SQUARE_METRES } from './amounts.ts'
import { FIRE_WORDING, SUBTYPE_WORDING } from './fact-words.ts'

const N = `(?<value>${AMOUNT})(?:\\+| o mas)? ?`
const M = '(?:m|mts?|mtrs?|metros?)'
/** Beside a warehouse, 3 to 19 metres are its height, because no warehouse has so small a surface. */
const BESIDE_WAREHOUSE = `(?<= (?<! mini )(?:bodega|nave|warehouse)s? (?:con |de |with )?(?:(?:de )?${LEAST} )?)`
const FEW = String.raw`(?=(?:[3-9]|1\d)(?:\.\d+)?(?:=_*)?(?:[^\d.,]))`
const OTHER_LENGTH =
  '(?! (?:(?:2|cuadrad[oa]s?|x|por|lineales) |(?:de |del |de la |entre |a la |al )?(?:ancho|largo|frente|fondo|profundidad|patio|claro|columnas|carretera|avenida|av|oficinas?) ))'
const FEET = '(?:pies|ft|feet|foot)'
const TONNES = '(?:t|tons?|toneladas?)'
/** A load of so many kW needs at least as many kVA. */
const POWER = '(?:kvas?|kws?|kilo(?:watts?|vatios))'
const BY = '(?:/|por|x)'
const AREA = `(?:${SQUARE_METRES}|${M})`
const PEOPLE =
  '(?:personas?|people|persons?|empleados|colaboradores|trabajadores|puestos(?: de trabajo)?|estaciones de trabajo|lugares de trabajo|escritorios|seats|desks|workstations|employees)'

/** Patterns of the folded words that name a fact: '10 andenes', '9 m de altura libre', 'altura de 9', 'clase a', 'en esquina'. */
export const WORDINGS = {
  // The first, because the type of a subtype decides about the other facts.
  subtype: [SUBTYPE_WORDING],
  docks: [`${N}anden(?:es)?`, `${N}(?:loading )?docks?(?: doors?)?`],
  clearHeight: [
    `${N}${M}(?: de)? (?:altura|alto)(?: libre)?`,
    `${N}${M} libres`,
    `${N}(?<feet>${FEET})(?: de)? (?:altura|alto)(?: libre)?`,
    `altura(?: libre)?(?: de)?(?: ${LEAST})? ${N}(?<feet>${FEET})`,
    `altura(?: libre)?(?: de)?(?: ${LEAST})? ${N}${M}?`,
    `alto(?: de)? ${N}${M}`,
    `${N}(?<feet>${FEET})(?: of)? clear(?: height)?`,
    `clear height(?: of)? ${N}(?<feet>${FEET})`,
    `${N}${M}(?: of)? clear(?: height)?`,
    `clear height(?: of)? ${N}${M}?`,
    `${BESIDE_WAREHOUSE}${FEW}${N}${M}${OTHER_LENGTH}`,
  ],
  ramps: [`${N}rampas?(?: a nivel(?: de piso)?| de acceso)?`],
  power: [`(?:transformador|subestacion|energia)(?: electrica)?(?: de)? ${N}${POWER}`, `${N}${POWER}`],
  floorLoad: [
    `(?:resistencia(?: de(?:l)? piso)?|piso)(?: de)? ${N}${TONNES}(?: ?${BY}? ?m2)?`,
    `${N}${TONNES} ?${BY}? ?m2`,
  ],
  yardDepth: [`${N}${M}(?: de)? patio(?: de maniobras)?`, `patio(?: de maniobras)?(?: de)?(?: ${LEAST})? ${N}${M}`],
  // A second number is the depth, which has no filter.
  bayWidth: [
    `claros?(?: entre columnas)?(?: de)?(?: ${LEAST})? ${N}${M}?(?: ?x ?${AMOUNT}(?: ?${M})?)?`,
    `${N}${M} (?:de claro(?: entre columnas)?|entre columnas)`,
  ],
  // 'Oficinas de 200 m2' without a warehouse are offices of that size.
  officeArea: [
    `${N}${AREA} de oficinas?(?: incluidas?)?`,
    `(?<=(?:bodega|nave)s? con )oficinas?(?: incluidas?)?(?: de)? ${N}${AREA}`,
  ],
  // 'Planta baja 400 m2' is a floor of premises.
  floorPlate: [
    `plantas?(?: (?:tipo|libres?|completas?))?(?: (?:de|con))?(?: ${LEAST})? ${N}${AREA}`,
    `${N}${AREA} (?:por|de) planta(?: (?:tipo|libre))?`,
    `floor ?plates?(?: of)?(?: ${LEAST})? ${N}${AREA}`,
  ],
  capacity: [
    `(?:(?:con )?(?:capacidad|cupo) (?:para|de) |(?:para|for) )?(?:${LEAST} )?(?:(?:unas|unos) )?${N}(?:(?:a|o|-) ?${AMOUNT} )?${PEOPLE}`,
  ],
  elevators: [`${N}elevador(?:es)?`],
  parkingSpaces: [
    `${N}cajon(?:es)?(?: de estacionamiento)?`,
    `${N}(?:(?:lugares|espacios) de )?estacionamientos?`,
    `${N}parking (?:spaces|spots|lots|places)`,
    `(?:estacionamiento|cochera) (?:para|de) ${N}(?:auto|carro|coche|vehiculo|camioneta|cajon(?:es)?|lugar(?:es)?)s?`,
  ],
  fronts: [`${N}frentes?`],
  divisibleFrom: [`divisibles?(?: (?:desde|en|a partir de))? ${N}${AREA}`],
  buildingClass: ['clase (?<value>[abc])(?:\\+|aa)?'],
  fireProtection: [FIRE_WORDING],
  shopLevel: ['(?<value>planta (?:baja|alta)|(?<!con )(?:mezzanine|sotano))'],
  landUse: [
    'uso(?: de suelo)? (?<value>comercial|servicios|industrial(?: (?:ligero|pesado))?|habitacional|mixto|equipamiento|agropecuario)',
  ],
  construction: ['(?<value>a la medida)'],
  topography: ['(?:topografia )?(?<value>plano)', '(?<=terrenos )(?<value>plano)s'],
  railSpur: ['espuelas?(?: de(?:l)? (?:ferrocarril|tren)| ferroviarias?)?'],
  corner: ['esquina', 'corner'],
  extraction: [
    '(?:(?:campana|ductos?|sistema) de )?extraccion(?: de (?:humos?|olores|cocina|aire))?',
    '(?:extraction|exhaust)(?: hood| system)?',
  ],
  doubleHeight: ['doble altura'],
  greaseTrap: ['trampa de grasa'],
  gas: ['(?<!(?:estacion|tanque|planta) de )gas(?: natural)?'],
  waterAtLot: ['agua a pie de lote'],
  sewerAtLot: ['drenaje a pie de lote'],
  electricityAtLot: ['luz a pie de lote'],
  backupPower: ['planta de (?:luz|emergencia)'],
} as const satisfies Partial<Record<keyof typeof FILTERS_BY_TYPE, readonly string[]>>

/**
 * The type of a fact in a search without a type: of words that only one type is described with ('rociadores'), and of
 * figures that several types have but that decide about one ('500 kVA').
 */
export const USUAL_TYPES: Partial<Record<keyof typeof WORDINGS, PropertyType>> = {
  clearHeight: 'bodega',
  power: 'bodega',
  railSpur: 'bodega',
  fireProtection: 'bodega',
  extraction: 'local',
  greaseTrap: 'local',
}

/** Words after the amount of a fact. */
export const UNITS = `(?:${M}|${POWER}|anden(?:es)?|docks?|rampas?|cajon(?:es)?|elevador(?:es)?)`
