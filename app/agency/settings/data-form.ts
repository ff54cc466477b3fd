import { MOST_OFFICES, PRICE_DROP_DAYS } from '#app/agency/content/agency-content.ts'
import { TIME_ZONES, type TimeZone } from '#app/calendar/time-zones.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { readCode } from '#app/forms/control-readers.ts'
import { type ControlRule, emailRule, textRule } from '#app/forms/control-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'
import {
  autoComplete,
  claimRule,
  dayRule,
  exchangeRule,
  mapLinkRule,
  networkRule,
  plainLine as line,
  postalCodeRule,
  requiredPhone,
  yearRule,
  yesNoRule,
} from './agency-rules.ts'
import { finishData } from './finish-section.ts'
import type { ItemGroup, SectionForm } from './section-form.ts'
import { POSITION_FIELD } from './shared-fields.ts'

const LABEL_NOTE = '«Ventas», «Rentas»: se dice si hay dos teléfonos.'

const phoneText = (value: unknown) => formatPhone(String(value))

const OFFICES: ItemGroup = {
  title: 'Otras oficinas',
  note: `Hasta ${MOST_OFFICES}, además de la de arriba. Se dicen en Contacto, al pie de las páginas y a los buscadores. Para quitar una, borra todos sus textos.`,
  list: 'offices',
  item: 'Oficina',
  prefilled: [],
  most: MOST_OFFICES,
  fields: [
    { name: 'name', label: 'Nombre', rule: line(60, 'Escribe el nombre de la oficina'), half: true },
    {
      name: 'phone',
      label: 'Teléfono (opcional)',
      rule: phoneRule({ autoComplete }),
      textOf: phoneText,
      half: true,
      num: true,
    },
    { name: 'address', label: 'Dirección en un renglón', rule: line(200, 'Escribe la dirección de la oficina') },
    { name: 'mapLink', label: 'Enlace de Google Maps (opcional)', rule: mapLinkRule() },
    { name: 'hours', label: 'Horario (opcional)', rule: line(120) },
    POSITION_FIELD,
  ],
}

/** Names, contact data, networks and claims (decision 37). @param year the current year */
export function dataForm(year: number): SectionForm<'datos'> {
  return {
    section: 'datos',
    slug: 'datos',
    title: 'Datos de la agencia',
    lead: 'Cómo se presenta la agencia en el sitio, en sus correos y en sus fichas',
    page: '/',
    finish: finishData,
    groups: [
      {
        title: 'Quién es',
        fields: [
          { name: 'name', label: 'Nombre', rule: line(80, 'Escribe el nombre de la agencia'), half: true },
          {
            name: 'shortName',
            label: 'Nombre corto (opcional)',
            rule: line(30),
            note: 'Para el encabezado, las pestañas y el remitente de los correos, si el nombre es largo.',
            half: true,
          },
          { name: 'legalName', label: 'Razón social', rule: line(120, 'Escribe la razón social') },
          { name: 'tagline', label: 'Lema', rule: line(60), half: true },
          { name: 'founded', label: 'Año de fundación', rule: yearRule(year, false), half: true, num: true },
          { name: 'description', label: 'Descripción', kind: 'area', rule: line(160) },
        ],
      },
      {
        title: 'Cómo la encuentran',
        fields: [
          {
            name: 'phone',
            label: 'Teléfono',
            rule: requiredPhone('Escribe el teléfono de la agencia'),
            textOf: phoneText,
            half: true,
            num: true,
          },
          { name: 'phoneLabel', label: 'De quién es (opcional)', rule: line(20), note: LABEL_NOTE, half: true },
          {
            name: 'secondPhone',
            label: 'Segundo teléfono (opcional)',
            rule: phoneRule({ autoComplete }),
            textOf: phoneText,
            half: true,
            num: true,
          },
          { name: 'secondPhoneLabel', label: 'De quién es el segundo (opcional)', rule: line(20), half: true },
          {
            name: 'whatsapp',
            label: 'WhatsApp',
            rule: requiredPhone('Escribe el número de WhatsApp'),
            textOf: phoneText,
            half: true,
            num: true,
          },
          {
            name: 'email',
            label: 'Correo electrónico',
            rule: emailRule({ required: 'Escribe el correo de la agencia', autoComplete }),
          },
          {
            name: 'hours',
            label: 'Horario de atención',
            rule: textRule({ most: 120, autoComplete }),
            placeholder: 'Lunes a viernes, 9:00 a 18:00',
            note: 'Se dice en Contacto y a quien acaba de enviar un mensaje; vacío, no se dice.',
          },
          { name: 'street', label: 'Calle, número y colonia', rule: line(160, 'Escribe la calle y el número') },
          { name: 'postalCode', label: 'Código postal', rule: postalCodeRule(), half: true, num: true },
          { name: 'locality', label: 'Ciudad', rule: line(80, 'Escribe la ciudad'), half: true },
          { name: 'region', label: 'Estado', rule: line(60, 'Escribe el estado'), half: true },
          { name: 'regionShort', label: 'Estado, abreviado', rule: line(10), half: true },
        ],
      },
      OFFICES,
      {
        title: 'Zona horaria',
        note: 'De ella salen el día de hoy, los vencimientos, las cifras por día y las horas del panel, de los archivos y de los correos.',
        fields: [
          {
            name: 'timeZone',
            label: 'Hora de la agencia',
            kind: 'choice',
            rule: zoneRule(),
            options: { '': 'La del estado donde trabajas', ...TIME_ZONES },
          },
        ],
      },
      {
        title: 'Redes sociales',
        note: 'La que quede vacía no aparece en el sitio.',
        fields: [
          { name: 'facebook', label: 'Facebook', rule: networkRule('facebook.com') },
          { name: 'instagram', label: 'Instagram', rule: networkRule('instagram.com') },
          { name: 'linkedin', label: 'LinkedIn', rule: networkRule('linkedin.com') },
        ],
      },
      {
        title: 'Cifras que presume',
        note: 'Los años se cuentan desde el de fundación, y las propiedades si quedan vacías; las demás cifras vacías no aparecen.',
        fields: [
          { name: 'yearsOfExperience', label: 'Años de experiencia', kind: 'figure', rule: claimRule(), half: true },
          {
            name: 'activeProperties',
            label: 'Propiedades activas',
            kind: 'figure',
            rule: claimRule(),
            before: '+',
            half: true,
          },
          {
            name: 'bankBranches',
            label: 'Sucursales bancarias arrendadas',
            kind: 'figure',
            rule: claimRule(),
            half: true,
          },
          {
            name: 'satisfiedClients',
            label: 'Clientes satisfechos',
            kind: 'figure',
            rule: claimRule(),
            before: '+',
            half: true,
          },
          { name: 'rating', label: 'Calificación', rule: line(10), half: true, num: true },
        ],
      },
      {
        title: 'Tipo de cambio de referencia',
        note: 'Con él se comparan los precios en dólares con los que están en pesos; se dice con su fecha donde se usa. Vacío, es el del producto.',
        fields: [
          { name: 'pesosPerDollar', label: 'Pesos por dólar', rule: exchangeRule(), half: true, num: true },
          {
            name: 'rateDay',
            label: 'De qué día es',
            kind: 'day',
            rule: dayRule(),
            note: 'Vacío, es de hoy.',
            half: true,
          },
        ],
      },
      {
        title: 'Bajas de precio',
        fields: [
          {
            name: 'priceDrops',
            label: 'En la página de la propiedad',
            kind: 'choice',
            rule: yesNoRule(),
            options: { no: 'No se dicen', si: '«Bajó de precio el …»' },
            textOf: (value) => (value === true ? 'si' : 'no'),
            note: `Durante ${PRICE_DROP_DAYS} días, mientras el precio siga por debajo del que tenía. Las búsquedas frecuentes dicen entonces cuántas bajaron en 30 días.`,
          },
        ],
      },
    ],
  }
}

/** The name of a time zone; null for that of the agency's state. */
function zoneRule(): ControlRule<TimeZone | null> {
  return {
    tidy: (typed) => typed,
    read: (text) => readCode(text, Object.keys(TIME_ZONES) as TimeZone[]),
    html: {},
  }
}
