import { SERVICE_ICONS, type ServiceIcon } from '#app/agency/content/agency-content.ts'
import { choiceRule } from '#app/forms/control-rules.ts'
import { finishClients, finishServices } from './finish-section.ts'
import { area, line, lines, yesNoRule } from './agency-rules.ts'
import { CLOSING, DESCRIPTION, ONE_A_LINE, POSITION_FIELD, linesText } from './shared-fields.ts'
import type { SectionForm } from './section-form.ts'

const CASE_NOTE = 'Aparece en Servicios y, los tres primeros, en el inicio. Sin los tres textos no se muestra.'

export const SERVICES: SectionForm<'servicios'> = {
  section: 'servicios',
  slug: 'servicios',
  title: 'Servicios',
  lead: 'La página de servicios. Sin ninguno a la vista, no existe ni aparece en el menú.',
  page: '/servicios',
  finish: finishServices,
  groups: [
    {
      title: 'La página',
      fields: [{ name: 'lead', label: 'Entrada', kind: 'area', rule: area(200) }, CLOSING, DESCRIPTION],
    },
    {
      title: 'Los servicios',
      note: 'Para quitar uno, borra todos sus textos. Los dos últimos están vacíos, para añadir.',
      list: 'services',
      item: 'Servicio',
      prefilled: ['icon', 'isHidden', 'slug'],
      fields: [
        { name: 'name', label: 'Nombre', rule: line(80, 'Escribe el nombre del servicio') },
        {
          name: 'icon',
          label: 'Dibujo',
          kind: 'choice',
          rule: choiceRule(Object.keys(SERVICE_ICONS) as ServiceIcon[]),
          options: SERVICE_ICONS,
          half: true,
        },
        {
          name: 'isHidden',
          label: 'Oculto',
          kind: 'choice',
          rule: yesNoRule(),
          options: { no: 'No, se muestra', si: 'Sí' },
          textOf: (value) => (value === true ? 'si' : 'no'),
          half: true,
        },
        POSITION_FIELD,
        { name: 'summary', label: 'En la tarjeta', kind: 'area', rule: area(160, 'Escribe la frase de la tarjeta') },
        { name: 'description', label: 'Descripción', kind: 'area', rule: area(800, 'Escribe la descripción') },
        {
          name: 'includes',
          label: 'Qué incluye',
          kind: 'area',
          rule: lines(12, 200),
          textOf: linesText,
          note: ONE_A_LINE,
        },
        {
          name: 'benefits',
          label: 'Beneficios',
          kind: 'area',
          rule: lines(12, 200),
          textOf: linesText,
          note: ONE_A_LINE,
        },
        { name: 'caseAsked', label: 'Un caso: qué pidieron', kind: 'area', rule: area(240), note: CASE_NOTE },
        { name: 'caseDone', label: 'Un caso: qué se hizo', kind: 'area', rule: area(240) },
        { name: 'caseResult', label: 'Un caso: resultado', kind: 'area', rule: area(240) },
      ],
    },
  ],
}

export const CLIENTS: SectionForm<'clientes'> = {
  section: 'clientes',
  slug: 'clientes',
  title: 'Clientes',
  lead: 'Marcas que se muestran en el inicio y en Nosotros, y lo que dicen tus clientes.',
  page: '/nosotros',
  finish: finishClients,
  groups: [
    {
      title: 'Lo que dicen tus clientes',
      note: 'Publica solo palabras que su autor autorizó. Todas aparecen en Nosotros; la primera, también en Servicios.',
      list: 'testimonials',
      item: 'Cliente',
      prefilled: [],
      most: 6,
      fields: [
        { name: 'name', label: 'Nombre', rule: line(60, 'Escribe quién lo dice'), half: true },
        { name: 'role', label: 'Puesto y empresa', rule: line(80), half: true },
        POSITION_FIELD,
        { name: 'text', label: 'Sus palabras', kind: 'area', rule: area(320, 'Escribe lo que dice') },
      ],
    },
    {
      title: 'Nuestros clientes',
      fields: [
        {
          name: 'clients',
          label: 'Clientes',
          kind: 'area',
          rule: lines(120, 40),
          textOf: (value) => (value as { name: string }[]).map(({ name }) => name).join('\n'),
          note: ONE_A_LINE,
        },
      ],
    },
    {
      title: 'Sucursales insignia',
      list: 'flagships',
      item: 'Sucursal',
      prefilled: [],
      fields: [
        { name: 'name', label: 'Marca', rule: line(40, 'Escribe la marca'), half: true },
        { name: 'place', label: 'Lugar', rule: line(40, 'Escribe el lugar'), half: true },
        POSITION_FIELD,
      ],
    },
  ],
}
