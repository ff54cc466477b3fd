import type { ControlRule } from '#app/forms/control-rules.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { SectionForm } from './section-form.ts'

const COLOR = /^#?([0-9a-f]{6})$/i
const SHORT_COLOR = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const WRONG = 'Escribe seis cifras de color, como 1d4ed8'

/** '#rrggbb'; null for none. */
function colorRule(): ControlRule<string | null> {
  return {
    tidy: oneLine,
    read(text) {
      if (text === '') return { value: null }
      const long = text.replace(SHORT_COLOR, '#$1$1$2$2$3$3')
      const [, digits] = COLOR.exec(long) ?? []
      return digits ? { value: `#${digits.toLowerCase()}` } : { message: WRONG }
    },
    html: { autoComplete: 'off' },
  }
}

/** The agency's two colours. */
export const LOOK: SectionForm<'marca'> = {
  section: 'marca',
  slug: 'marca',
  title: 'Marca',
  lead: 'Los colores del sitio, del panel y de los documentos.',
  page: '/',
  groups: [
    {
      title: 'Colores',
      note: 'De estos dos salen todos los demás. El que no se lea bien se aclara o se oscurece, y aquí se dice cómo quedó. Vacíos, son los del producto.',
      fields: [
        {
          name: 'main',
          label: 'Principal',
          kind: 'color',
          rule: colorRule(),
          note: 'Botones, enlaces, encabezados oscuros y pie.',
          half: true,
        },
        {
          name: 'accent',
          label: 'Acento',
          kind: 'color',
          rule: colorRule(),
          note: 'El botón de la portada, líneas y marcas.',
          half: true,
        },
      ],
    },
  ],
  finish: (content, saved) => ({ ...saved, ...content }),
}
