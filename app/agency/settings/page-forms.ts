import { area, line, yearRule } from './agency-rules.ts'
import { CLOSING, DESCRIPTION, POSITION_FIELD } from './shared-fields.ts'
import type { SectionForm } from './section-form.ts'

/** The home page. */
export const HOME: SectionForm<'inicio'> = {
  section: 'inicio',
  slug: 'inicio',
  title: 'Página de inicio',
  lead: 'Lo que dicen el inicio y sus franjas. Lo vacío no aparece.',
  page: '/',
  groups: [
    {
      title: 'Portada',
      fields: [
        { name: 'heading', label: 'Título', rule: line(80) },
        { name: 'lead', label: 'Entrada', kind: 'area', rule: area(240) },
        {
          name: 'searchExample',
          label: 'Ejemplo en el buscador',
          rule: line(40),
          note: 'Vacío, es el tipo y el municipio de la propiedad más reciente.',
        },
      ],
    },
    {
      title: '¿Buscas un espacio?',
      note: 'Para quien busca; su botón abre WhatsApp.',
      fields: [
        { name: 'searchTitle', label: 'Título', rule: line(60) },
        { name: 'searchText', label: 'Texto', kind: 'area', rule: area(200) },
        { name: 'searchMessage', label: 'Mensaje de WhatsApp', kind: 'area', rule: area(300) },
      ],
    },
    {
      title: '¿Tienes un inmueble?',
      note: 'Para quien ofrece; su botón lleva a los servicios.',
      fields: [
        { name: 'offerTitle', label: 'Título', rule: line(60) },
        { name: 'offerText', label: 'Texto', kind: 'area', rule: area(200) },
      ],
    },
    {
      title: 'Cierre y buscadores',
      fields: [
        CLOSING,
        { name: 'branchesLabel', label: 'Cómo se llama la cifra de sucursales', rule: line(60) },
        { name: 'title', label: 'Título para buscadores', rule: line(60) },
        DESCRIPTION,
      ],
    },
  ],
}

/** The Nosotros page. @param year the current year */
export function storyForm(year: number): SectionForm<'historia'> {
  return {
    section: 'historia',
    slug: 'nosotros',
    title: 'Nosotros',
    lead: 'Historia, propuesta de valor y valores. Sin título, historia, propuesta ni clientes, la página no existe.',
    page: '/nosotros',
    groups: [
      {
        title: 'Portada',
        fields: [
          { name: 'heading', label: 'Título', rule: line(80) },
          { name: 'lead', label: 'Entrada', kind: 'area', rule: area(300) },
          { name: 'branchesLabel', label: 'Cómo se llama la cifra de sucursales', rule: line(60) },
        ],
      },
      {
        title: 'Historia por años',
        list: 'milestones',
        item: 'Año',
        prefilled: [],
        fields: [
          { name: 'year', label: 'Año', rule: yearRule(year, true), half: true, num: true },
          { name: 'title', label: 'Título', rule: line(60, 'Escribe el título'), half: true },
          { name: 'text', label: 'Texto', kind: 'area', rule: area(200, 'Escribe el texto') },
        ],
      },
      {
        title: 'Hoy',
        note: 'Cierra la historia, después del último año.',
        fields: [{ name: 'today', label: 'Texto', kind: 'area', rule: area(200) }],
      },
      {
        title: 'Propuesta de valor',
        fields: [{ name: 'proposition', label: 'Texto', kind: 'area', rule: area(500) }],
      },
      {
        title: 'Valores',
        list: 'values',
        item: 'Valor',
        prefilled: [],
        fields: [
          { name: 'name', label: 'Nombre', rule: line(40, 'Escribe el nombre'), half: true },
          POSITION_FIELD,
          { name: 'text', label: 'Texto', kind: 'area', rule: area(160, 'Escribe el texto') },
        ],
      },
      { title: 'Cierre y buscadores', fields: [CLOSING, DESCRIPTION] },
    ],
    finish: (content) => ({
      ...content,
      milestones: content.milestones.toSorted((one, other) => one.year - other.year),
    }),
  }
}
