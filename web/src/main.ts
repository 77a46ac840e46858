import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import icons from './art/icons.svg?raw';
import { settings } from './lib/settings.svelte';
import { addSprite } from './lib/sprite';
import { loadTexts } from './lib/text.svelte';

addSprite(icons);
await loadTexts(settings.language);
mount(App, { target: document.getElementById('app')! });
