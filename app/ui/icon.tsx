import sprite from './icons.svg?url'

/**
 * The symbols of icons.svg: strokes on a 24-grid at 1.75 (design, section 8). One file for all of them, because a page
 * shows the same few dozens of times.
 */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'pin'
  | 'phone'
  | 'mail'
  | 'right'
  | 'left'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'filter'
  | 'check'
  | 'external'
  | 'share'
  | 'file'
  | 'heart'
  | 'copy'
  | 'warning'
  | 'info'
  | 'clock'
  | 'calendar'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'whatsapp'

/** Decorative icon, hidden from screen readers; it takes the size and colour of the text around it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
