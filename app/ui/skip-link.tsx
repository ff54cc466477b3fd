import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'a'>, 'onClick'> & { to?: string }

/** The first link of a page, which skips to its content. `to` is an id. */
export function SkipLink({ to = 'main', onClick }: Props) {
  return (
    <a
      href={`#${to}`}
      onClick={onClick}
      className="absolute top-2 left-2 z-(--z-toast) rounded-sm bg-surface px-4 py-3 font-semibold not-focus:sr-only"
    >
      Saltar al contenido
    </a>
  )
}
