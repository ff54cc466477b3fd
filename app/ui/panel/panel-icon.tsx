import sprite from './panel-icons.svg?url'

/** The symbols that only the staff's pages need, in a file of their own: visitors never load them. */
export type PanelIconName =
  | 'plus'
  | 'download'
  | 'eye'
  | 'edit'
  | 'pause'
  | 'play'
  | 'trash'
  | 'home'
  | 'building'
  | 'log'
  | 'bell'
  | 'inbox'
  | 'gear'
  | 'sign-out'
  | 'moon'
  | 'upload'
  | 'image'
  | 'grip'

/** Decorative, so hidden from screen readers; as large as the text around it, in its colour. */
export function PanelIcon({ name, className = '' }: { name: PanelIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
