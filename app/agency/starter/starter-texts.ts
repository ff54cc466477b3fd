import type { AgencyContent, AgencySection } from '#app/agency/content/agency-content.ts'
import { NO_CASE } from '#app/agency/content/empty-agency.ts'
import { PRIVACY_NOTICE } from './privacy-notice.ts'
import { TERMS_OF_USE } from './terms.ts'

type Starters = { [Section in AgencySection]?: Partial<AgencyContent[Section]> }

/**
 * Texts that an agency without its own can start from, by section. They claim nothing that the product can't know, and have
 * placeholders for what the agency says in its data.
 */
const STARTERS: Starters = {
  inicio: {
    title: 'Inmobiliaria comercial en {estado}',
    description:
      'Venta y renta de locales, bodegas, oficinas y terrenos en {ciudad} y {estado}. Precios y medidas a la vista.',
    heading: 'El espacio que tu negocio necesita en {estado}',
    lead: 'Venta y renta de locales, bodegas, oficinas y terrenos, con precio y medidas a la vista.',
    searchTitle: '¿Buscas un espacio?',
    searchText: 'Dinos giro, zona, metros y presupuesto. Te enviamos por WhatsApp las opciones que cumplen.',
    searchMessage: 'Hola, busco un espacio comercial.\nGiro:\nZona:\nMetros:\nPresupuesto:',
    offerTitle: '¿Tienes un inmueble?',
    offerText: 'Cuéntanos dónde está y qué quieres hacer con él. Te decimos cómo lo promoveríamos.',
    closing: 'Cuéntanos qué necesitas',
  },
  servicios: {
    description:
      'Qué hace {nombre} en {ciudad}: promoción de inmuebles, búsqueda de espacios, opinión de valor y contratos.',
    lead: 'En qué te ayudamos a vender, rentar o encontrar un inmueble.',
    services: [
      {
        slug: '',
        name: 'Promoción de tu inmueble',
        icon: 'casa',
        summary: 'Publicamos y mostramos tu inmueble hasta cerrar su venta o su renta.',
        description:
          'Revisamos el inmueble y sus papeles, acordamos contigo precio y condiciones, lo publicamos y te contamos quién preguntó y qué dijo.',
        includes: ['Visita, medidas y fotografías', 'Publicación en este sitio', 'Atención de interesados y visitas'],
        benefits: ['Sabes qué se ha hecho y quién preguntó'],
        isHidden: false,
        ...NO_CASE,
      },
      {
        slug: '',
        name: 'Búsqueda de espacios',
        icon: 'ciudad',
        summary: 'Buscamos el espacio que tu negocio necesita y negociamos contigo.',
        description:
          'Partimos de tu giro, zona, metros y presupuesto. Comparamos opciones, coordinamos visitas y te acompañamos hasta la firma.',
        includes: ['Lista corta de opciones', 'Visitas en un mismo recorrido', 'Negociación de precio y condiciones'],
        benefits: ['Comparas lo mismo en todas las opciones'],
        isHidden: false,
        ...NO_CASE,
      },
      {
        slug: '',
        name: 'Opinión de valor',
        icon: 'crecimiento',
        summary: 'Un rango de precio o de renta, con los inmuebles con que se comparó.',
        description:
          'Comparamos tu inmueble con ofertas de la zona por ubicación, superficie y estado, y te explicamos de dónde sale cada cifra.',
        includes: ['Visita al inmueble', 'Comparables de la zona con su fecha', 'Rango de valor por escrito'],
        benefits: ['Decides con cifras que puedes revisar'],
        isHidden: false,
        ...NO_CASE,
      },
    ],
    closing: 'Cuéntanos qué necesitas',
  },
  historia: {
    description: 'Quiénes somos: {nombre}, inmobiliaria en {ciudad}, {estado}.',
    heading: 'Quiénes somos',
    lead: '{nombre} ayuda a vender, rentar y encontrar inmuebles en {ciudad} y {estado}.',
    proposition:
      'Decimos lo que sabemos de cada inmueble, y también lo que falta por confirmar. Acordamos por escrito qué haremos y cuánto cuesta antes de empezar.',
    values: [
      { name: 'Claridad', text: 'Precio, medidas y condiciones a la vista, y por escrito.' },
      { name: 'Cuidado', text: 'Tus datos y los de tu inmueble se usan solo para lo que nos pediste.' },
      { name: 'Seguimiento', text: 'Sabes en qué va tu operación sin tener que preguntar.' },
    ],
    closing: 'Conversemos',
  },
  privacidad: { lead: 'Qué datos tuyos tratamos, para qué, y cómo decides sobre ellos.', text: PRIVACY_NOTICE },
  terminos: {
    lead: 'Las reglas de este sitio y lo que puedes esperar de la información que muestra.',
    text: TERMS_OF_USE,
  },
}

/** In the address of a section, shows its form with the text to start from. Nothing is saved before the person saves it. */
export const STARTER_PARAM = 'texto'
export const STARTER_VALUE = 'inicial'

/** The content to start from; null for a section without one, or that says something already. */
export function starterOf(section: AgencySection, content: object): object | null {
  const isEmpty = Object.values(content).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  )
  const starter = STARTERS[section]
  return starter && isEmpty ? { ...content, ...starter } : null
}
