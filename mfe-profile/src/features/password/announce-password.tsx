import { toast } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';

export const announcePassword = (title: string) =>
  toast.success(<ToastText title={title} text="Your other devices have been logged out." />);
