/** A post of a WordPress export. `meta` and `terms`: keys or taxonomies with their values. */
export type Post = {
  type?: string
  id?: number
  status?: string
  title?: string
  content?: string
  meta?: readonly (readonly [string, string])[]
  terms?: readonly (readonly [string, string])[]
  more?: string
}

const CONTENT = '<!-- wp:p --><p>Con <b>4</b> andenes&nbsp;y patio.</p>[vc_row]<p>Lista.</p>'

export function buildPost({
  type = 'property',
  id = 7,
  status = 'publish',
  title = 'Nave & oficina',
  content = CONTENT,
  meta = [],
  terms = [],
  more = '',
}: Post): string {
  return `<item><title>${title.replaceAll('&', '&amp;')}</title><link>https://viejo.example/${type}/nave-oficina/</link>
    <dc:creator><![CDATA[ana]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-15 18:00:00</wp:post_date_gmt>
    <wp:post_name>nave-oficina</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}
    ${terms.map(([domain, name]) => `<category domain="${domain}" nicename="x"><![CDATA[${name}]]></category>`).join('')}
    ${meta.map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`).join('')}
  </item>`
}

export function buildPicture(id: number, parent: number): string {
  const more = `<wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>https://a.example/${id}.jpg</wp:attachment_url>`
  return buildPost({ type: 'attachment', id, status: 'inherit', more })
}

/** A WordPress export (WXR) of these items. */
export function buildWxr(items: string): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
    <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
    <wp:author><wp:author_id>3</wp:author_id><wp:author_login>ana</wp:author_login>
    <wp:author_display_name>Ana Ruiz</wp:author_display_name></wp:author>
    ${items}</channel></rss>`
}
