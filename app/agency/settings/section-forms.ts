import type { AgencySection } from '#app/agency/content/agency-content.ts'
import { dataForm } from './data-form.ts'
import { finishLegal } from './finish-section.ts'
import { area, line } from './agency-rules.ts'
import { CLIENTS, SERVICES } from './list-forms.ts'
import { LOOK } from './look-form.ts'
import { HOME, storyForm } from './page-forms.ts'
import type { SectionForm } from './section-form.ts'

const LEGAL_NOTE =
  '«## » empieza una cláusula, «### » un apartado y «- » un punto; **dos asteriscos** son negritas. La agencia se escribe {razón social}, {nombre}, {domicilio}, {correo}, {teléfono}, {ciudad} y {estado}.'

/** The forms of the agency's content, in the order of Configuración → Agencia. @param year the current year */
export function sectionForms(year: number): SectionForm[] {
  return [dataForm(year), LOOK, HOME, SERVICES, storyForm(year), CLIENTS, CHAT, PRIVACY, TERMS] as SectionForm[]
}

const CHAT: SectionForm<'mensajes'> = {
  section: 'mensajes',
  slug: 'whatsapp',
  title: 'Mensajes de WhatsApp',
  lead: 'Con qué mensaje empieza quien escribe por WhatsApp, y con cuál escribe el equipo. Vacío, es el del producto.',
  page: null,
  groups: [
    {
      title: 'Mensajes',
      fields: [
        { name: 'greeting', label: 'Saludo', kind: 'area', rule: area(300) },
        {
          name: 'serviceMessage',
          label: 'Al pedir un servicio',
          kind: 'area',
          rule: area(300, undefined, ['servicio']),
          note: '{servicio} es el nombre del servicio.',
        },
      ],
    },
    {
      title: 'Del equipo a un prospecto',
      fields: [
        {
          name: 'leadMessage',
          label: 'Sin propiedad',
          kind: 'area',
          rule: area(300, undefined, ['nombre', 'agencia']),
          note: 'Para WhatsApp y correo, en Hoy, en la página del prospecto y al responder un mensaje. {nombre} es su primer nombre y {agencia}, la firma.',
        },
        {
          name: 'leadPropertyMessage',
          label: 'Sobre una propiedad',
          kind: 'area',
          rule: area(300, undefined, ['nombre', 'agencia', 'propiedad']),
          note: '{propiedad} es su título. A quien habla inglés se le escribe con el texto del producto en inglés.',
        },
      ],
    },
  ],
}

const PRIVACY = legalForm('privacidad', {
  slug: 'aviso-de-privacidad',
  title: 'Aviso de privacidad',
  page: '/aviso-privacidad',
})
const TERMS = legalForm('terminos', {
  slug: 'terminos-y-condiciones',
  title: 'Términos y condiciones',
  page: '/terminos-condiciones',
})

function legalForm<Section extends AgencySection & ('privacidad' | 'terminos')>(
  section: Section,
  names: { slug: string; title: string; page: string },
): SectionForm<Section> {
  return {
    ...names,
    section,
    lead: 'Un texto legal de la agencia. Cada versión se conserva con su fecha.',
    finish: (content, saved, today) => finishLegal(content, saved, today),
    groups: [
      {
        title: 'El texto',
        fields: [
          { name: 'lead', label: 'Entrada', rule: line(160) },
          { name: 'text', label: 'Texto', kind: 'text', rule: area(60_000), note: LEGAL_NOTE },
        ],
      },
    ],
  }
}
