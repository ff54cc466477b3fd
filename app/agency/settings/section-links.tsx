import { Link } from 'react-router'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'

type Props = { sections: readonly { slug: string; title: string; path: string }[]; shown: string }

/** Links to the sections of the firm's content. */
export function SectionLinks({ sections, shown }: Props) {
  return (
    <nav aria-label="Agencia" className="flex flex-wrap gap-2">
      {sections.map(({ slug, title, path }) => (
        <Link key={slug} to={path} aria-current={slug === shown ? 'page' : undefined} className={PILL_LINK}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
