/** The forms of a page as a browser would send them: the values of the fields, and those of the buttons. */
export type PageForm = {
  action: string
  method: string
  fields: [name: string, value: string][]
  buttons: [string, string][]
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Reads forms by their tags, because React writes the attributes of every page in the same way. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(([, head = '', inside = '']) => {
    const form: PageForm = {
      action: attribute(head, 'action') ?? '',
      method: (attribute(head, 'method') ?? 'get').toUpperCase(),
      fields: [],
      buttons: [],
    }
    for (const [, tag = '', own = '', rest = ''] of inside.matchAll(
      /<(input|textarea|select|button)\b([^>]*)>((?:[^<]|<(?:option|optgroup|\/opt))*)/g,
    )) {
      const name = attribute(own, 'name')
      if (name === null) continue
      const value = attribute(own, 'value') ?? ''
      if (tag === 'button') form.buttons.push([name, value])
      else if (tag === 'textarea') form.fields.push([name, unescaped(rest.trim())])
      else if (tag === 'select') form.fields.push([name, chosenIn(rest)])
      else if (isSent(own)) form.fields.push([name, value])
    }
    return form
  })
}

function isSent(attributes: string): boolean {
  const type = attribute(attributes, 'type')
  return type !== 'checkbox' && type !== 'radio' ? type !== 'file' : / checked=""/.test(attributes)
}

function chosenIn(list: string): string {
  const options = [...list.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, own = '', text = '']) => ({
    value: attribute(own, 'value') ?? unescaped(text),
    isChosen: own.includes(' selected=""'),
  }))
  return (options.find(({ isChosen }) => isChosen) ?? options[0])?.value ?? ''
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? null : unescaped(value)
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '')
}
