import sprite from './panel-icons.svg?url'

/** Icons used only in staff pages, in their own file: visitors never load them. */
export type PanelIconName =
  | 'plus'
  | 'download'
  | 'eye'
  | 'edit'
  | 'copy'
  | 'pause'
  | 'play'
  | 'trash'
  | 'home'
  | 'building'
  | 'complex'
  | 'folder'
  | 'owner'
  | 'lead'
  | 'today'
  | 'log'
  | 'bell'
  | 'inbox'
  | 'gear'
  | 'sign-out'
  | 'moon'
  | 'upload'
  | 'image'
  | 'grip'
  | 'crop'
  | 'turn-left'
  | 'turn-right'

/** Decorative icon, hidden from screen readers; it takes the size and colour of the text around it. */
export function PanelIcon({ name, className = '' }: { name: PanelIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
