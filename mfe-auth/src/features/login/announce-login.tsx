import { toast } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';

export const announceLogin = () =>
  toast.success(
    <ToastText title="Login Successful" text="You have been logged in successfully." />,
  );
