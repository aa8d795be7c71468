import { Button, Menu, MenuCheck, notify } from '@shop/ui';
import { Bell } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import { setAlerts, useAlertSettings } from './alert-settings';
import { chime } from './chime';

/** Sound and notification of new orders on this device. */
export const AlertsMenu = () => {
  const t = useText();
  const { sound, notification } = useAlertSettings();
  const turnNotification = async (on: boolean) => {
    if (!on) return setAlerts({ notification: false });
    const answer =
      typeof Notification === 'undefined' ? 'denied' : await Notification.requestPermission();
    if (answer === 'granted') setAlerts({ notification: true });
    else notify(t('orders.new.blocked'), { kind: 'error' });
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <Bell className="size-4" />
          {t('orders.new.alerts')}
        </Button>
      }
    >
      <MenuCheck
        checked={sound}
        onChange={(on) => {
          setAlerts({ sound: on });
          if (on) chime();
        }}
      >
        {t('orders.new.sound')}
      </MenuCheck>
      <MenuCheck checked={notification} onChange={(on) => void turnNotification(on)}>
        {t('orders.new.notification')}
      </MenuCheck>
    </Menu>
  );
};
