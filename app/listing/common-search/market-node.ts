import type { DatasetLeaf } from 'schema-dts'
import type { MarketView } from './market-text.ts'

/** The figures of a common search for search engines. @param page.url of its page @param page.publisher id of the agency's node */
export function marketNode(
  { title, lines, method, day }: MarketView,
  { url, publisher }: { url: string; publisher: string },
): DatasetLeaf {
  return {
    '@type': 'Dataset',
    '@id': `${url}#mercado`,
    url,
    name: title,
    description: method,
    inLanguage: 'es-MX',
    dateModified: day,
    publisher: { '@id': publisher },
    variableMeasured: lines.map(({ label, figure, around }) => ({
      '@type': 'PropertyValue',
      name: `${label}, mediana`,
      value: figure,
      description: around,
    })),
  }
}
