import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

export const ICON_BUTTON = buttonClass({
  variant: 'ghost',
  size: 'sm',
  icon: true,
  className:
    'aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-disabled pointer-coarse:min-h-(--control) pointer-coarse:w-(--control)',
})

/** Keeps the focus (aria-disabled, not disabled) when the photo cannot move further. */
export function StepButton({
  label,
  icon,
  isEnd,
  onStep,
}: {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  isEnd: boolean
  onStep: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onStep}
      className={ICON_BUTTON}
    >
      <Icon name={icon} />
    </button>
  )
}
