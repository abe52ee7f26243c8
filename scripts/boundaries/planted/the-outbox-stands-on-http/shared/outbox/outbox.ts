export { Button } from '../ui/button.ts';
