/**
 * The design system's entry point for remotes: one shared module, loaded on demand. The shell imports single files
 * instead (`@site/shared/ui/button.tsx`) to stay small. Menu and popover are not exported, since their
 * positioning code weighs 17 KiB: a remote that needs the menu bundles it (`@site/shared/ui/menu.tsx`). Nor are
 * the roadmap's icon and the missing step, which few pages show.
 */
export * from './accordion.tsx';
export * from './avatar.tsx';
export * from './back-link.tsx';
export * from './badge.tsx';
export * from './button.tsx';
export * from './card.tsx';
export * from './class-names.ts';
export * from './dialog.tsx';
export * from './empty-state.tsx';
export * from './error-state.tsx';
export * from './facts.tsx';
export * from './filter-form.tsx';
export * from './icon-button.tsx';
export * from './icons.ts';
export * from './new-password-fields.tsx';
export * from './notice.tsx';
export * from './page.tsx';
export * from './pager.tsx';
export * from './password-field.tsx';
export * from './progress.tsx';
export * from './rating.tsx';
export * from './search-field.tsx';
export * from './select-field.tsx';
export * from './skeleton.tsx';
export * from './spinner.tsx';
export * from './table.tsx';
export * from './text-area-field.tsx';
export * from './text-field.tsx';
export * from './toast-text.tsx';
export * from './use-hydrated.ts';
export * from './visually-hidden.tsx';
