import { toast } from '@site/shared/platform';
import { ToastText } from '@site/shared/ui';

export const announceRegistration = () =>
  toast.success(
    <ToastText
      title="Registration Successful"
      text="Your account has been created successfully. Please check your email for verification."
    />,
  );
